### How several texts become one.

join-comma = { $before }, { $after }
join-and = { $before } i { $after }
join-or = { $before } lub { $after }
join-either = { $before } albo { $after }
join-semicolon = { $before }; { $after }
