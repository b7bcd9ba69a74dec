### How several texts become one.

join-comma = { $before }, { $after }
join-and = { $before } and { $after }
join-or = { $before } or { $after }
join-either = { $before } or { $after }
join-semicolon = { $before }; { $after }
