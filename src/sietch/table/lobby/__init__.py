"""Tables that have not begun: friends come by one link, take seats and say when they are ready."""
