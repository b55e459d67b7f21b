/** Drawings of menus and of the dialogs that they lead to; a menu need not load a dialog for them. */
export const bin =
  'M3.5 5.5h13M8 5.5V4c0-.4.35-.75.75-.75h2.5c.4 0 .75.35.75.75v1.5M5 5.5l.7 10c.05.65.6 1.2 1.25 1.2h6.1c.65 0 1.2-.55 1.25-1.2l.7-10M8.5 9v4.5M11.5 9v4.5'
export const door =
  'M8 3.5H5c-.85 0-1.5.65-1.5 1.5v10c0 .85.65 1.5 1.5 1.5h3M13 13.5l3.5-3.5L13 6.5M16.5 10H8'
