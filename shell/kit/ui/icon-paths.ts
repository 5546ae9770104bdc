/**
 * The product's icons, as strokes on a 24 × 24 grid. Our own few instead of an icon package: each is a line
 * of data, they need no style sheet (and so no nonce), and menus name them as data in the release document.
 */
export const iconPaths = {
  home: 'M3 11 12 4l9 7M5 10v10h5v-6h4v6h5V10',
  search: 'M11 4a7 7 0 1 0 0 14 7 7 0 0 0 0-14Zm5 12 4.5 4.5',
  plus: 'M12 5v14M5 12h14',
  user: 'M12 4a4 4 0 1 0 0 8 4 4 0 0 0 0-8ZM4 21c1-5 4-7 8-7s7 2 8 7',
  users:
    'M9 5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM2 20c.8-4 3.5-6 7-6s6.2 2 7 6M16 5.5a3 3 0 1 1 1 6M18 14.5c2.2.8 3.4 2.7 4 5.5',
  dashboard: 'M4 4h7v7H4zM13 4h7v4h-7zM13 11h7v9h-7zM4 14h7v6H4z',
  list: 'M9 6h11M9 12h11M9 18h11M4.5 6h.01M4.5 12h.01M4.5 18h.01',
  check: 'm4.5 12.5 5 5 10-11',
  cross: 'M6 6l12 12M18 6 6 18',
  star: 'm12 3.5 2.6 5.4 5.9.8-4.3 4.1 1.1 5.9-5.3-2.9-5.3 2.9 1.1-5.9-4.3-4.1 5.9-.8z',
  clock: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16Zm0 4v4.5l3 2',
  male: 'M10 9a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11Zm4 1.5L20 4m-5 0h5v5',
  female: 'M12 3.5a5.5 5.5 0 1 0 0 11 5.5 5.5 0 0 0 0-11Zm0 11V21m-3.5-3h7',
  phone:
    'M6 3h3.5l1.5 5-2 1.5a12 12 0 0 0 5.5 5.5l1.5-2 5 1.5V18a3 3 0 0 1-3 3C10 21 3 14 3 6a3 3 0 0 1 3-3Z',
  mail: 'M3 6h18v13H3zM3 7l9 7 9-7',
  edit: 'M4 20h4L19.5 8.5l-4-4L4 16zM13 7l4 4',
  trash: 'M4 7h16M9 7V4h6v3m-9 0 1 14h10l1-14M10 11v6m4-6v6',
  eye: 'M2 12c3-5 6-7 10-7s7 2 10 7c-3 5-6 7-10 7s-7-2-10-7Zm10-3a3 3 0 1 0 0 6 3 3 0 0 0 0-6Z',
  menu: 'M4 6h16M4 12h16M4 18h16',
  sun: 'M12 8a4 4 0 1 0 0 8 4 4 0 0 0 0-8Zm0-6v2m0 16v2M2 12h2m16 0h2M5 5l1.5 1.5M17.5 17.5 19 19M5 19l1.5-1.5M17.5 6.5 19 5',
  moon: 'M20 14A8.5 8.5 0 0 1 10 4a8.5 8.5 0 1 0 10 10Z',
  device: 'M7 3h10v18H7zM11 18h2',
  contrast: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16Zm0 0v16M15 5v14m3-11.5v9',
  help: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18Zm-2.7 6.5a2.7 2.7 0 1 1 4 2.4c-.9.5-1.3 1-1.3 2m0 3v.01',
  signOut: 'M10 4H4v16h6m4-12 4 4-4 4m4-4H9',
  info: 'M12 4a8 8 0 1 0 0 16 8 8 0 0 0 0-16Zm0 7v5m0-8.5v.01',
  settings: 'M4 7h10m4 0h2M4 17h2m4 0h10M16 5v4M8 15v4',
  left: 'm15 5-7 7 7 7',
  right: 'm9 5 7 7-7 7',
  up: 'm5 15 7-7 7 7',
  down: 'm5 9 7 7 7-7',
  sort: 'm8 10 4-4 4 4M8 14l4 4 4-4',
  undo: 'M9 6 4 11l5 5M4 11h10a5 5 0 0 1 0 10h-3',
  download: 'M12 4v11m-5-5 5 5 5-5M4 20h16',
  history: 'M4 5v5h5M4.5 10a8 8 0 1 1-.4 4M12 8v4.5l3 2',
  camera: 'M4 8h4l1.5-3h5L16 8h4v11H4zM12 10a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7Z',
} as const;
