### The terminal's words for partners in War for Arrakis.

terminal-teams-cones = Cones of Silence
