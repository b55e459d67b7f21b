/** Drawn where something goes for good; by itself, as a menu and a dialog share it and no more. */
export const bin =
  'M3.5 5.5h13M8 5.5V4c0-.4.35-.75.75-.75h2.5c.4 0 .75.35.75.75v1.5M5 5.5l.7 10c.05.65.6 1.2 1.25 1.2h6.1c.65 0 1.2-.55 1.25-1.2l.7-10M8.5 9v4.5M11.5 9v4.5'
