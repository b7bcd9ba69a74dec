### How several texts become one.

join-comma = { $before }, { $after }
join-and = { $before } a { $after }
join-or = { $before } nebo { $after }
join-either = { $before }, nebo { $after }
join-semicolon = { $before }; { $after }
