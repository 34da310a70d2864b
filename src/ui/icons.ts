/**
 * Path data on a grid of 24, drawn by `Icon` with a line of 1.5 and round ends, never filled.
 * One constant an icon, so that a page carries only those it draws. Draw new ones the same way.
 */
export type IconPath = string;

export const iconClose: IconPath = 'm5.5 5.5 13 13M18.5 5.5l-13 13';
export const iconMenu: IconPath = 'M3 7h18M3 12h18M3 17h12';
export const iconUser: IconPath = 'M8 8a4 4 0 1 0 8 0 4 4 0 1 0 -8 0M4 20.5c1-4.2 4.2-6 8-6s7 1.8 8 6';
export const iconHeart: IconPath =
  'M12 20S3.5 15 3.5 8.9A4.6 4.6 0 0 1 12 6.5a4.6 4.6 0 0 1 8.5 2.4C20.5 15 12 20 12 20Z';
export const iconBag: IconPath = 'M4.5 8.5h15l-1 12h-13l-1-12ZM8.5 11V7a3.5 3.5 0 0 1 7 0v4';
export const iconArrow: IconPath = 'M4 12h16M14 6l6 6-6 6';
export const iconUp: IconPath = 'M12 20V4M6 10l6-6 6 6';
export const iconLeft: IconPath = 'm14.5 6-6 6 6 6';
export const iconRight: IconPath = 'm9.5 6 6 6-6 6';
export const iconDown: IconPath = 'm6 9.5 6 6 6-6';
export const iconBack: IconPath = 'M4 9h10.5a5 5 0 0 1 0 10H8M8 4.5 3.5 9 8 13.5';
export const iconCalendar: IconPath = 'M4 6h16v14H4zM4 10.5h16M8.5 3.5v4M15.5 3.5v4';
export const iconMinus: IconPath = 'M5 12h14';
export const iconPlus: IconPath = 'M12 5v14M5 12h14';
export const iconCheck: IconPath = 'm4.5 12.5 5 5 10-11';
export const iconInfo: IconPath = 'M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0 -17 0M12 11v5.5M12 7.5v.2';
export const iconOk: IconPath = 'M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0 -17 0M8 12.5l3 3 5.5-6.5';
export const iconWarn: IconPath = 'M12 4 2.8 20h18.4L12 4ZM12 10v5M12 17.5v.2';
export const iconError: IconPath = 'M8.5 3.5h7l5 5v7l-5 5h-7l-5-5v-7l5-5ZM12 8v5M12 16v.2';
export const iconFilter: IconPath =
  'M3 7h10M18 7h3M3 17h3M11 17h10M13 7a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0 -5 0M6 17a2.5 2.5 0 1 0 5 0 2.5 2.5 0 1 0 -5 0';
export const iconKey: IconPath = 'M3.5 9a4.5 4.5 0 1 0 9 0 4.5 4.5 0 1 0 -9 0M11.5 12 20 20.5M16.5 17l2.5-2.5';
export const iconBell: IconPath = 'M5.5 17c1.5-1.5 1.5-3.5 1.5-6a5 5 0 0 1 10 0c0 2.5 0 4.5 1.5 6h-13ZM10 20h4';
export const iconBox: IconPath = 'm12 3 8.5 4.5v9L12 21l-8.5-4.5v-9L12 3ZM3.5 7.5 12 12l8.5-4.5M12 12v9';
export const iconTruck: IconPath =
  'M2.5 6h11v11h-11zM13.5 10h4l4 4v3h-8zM5 18a2 2 0 1 0 4 0 2 2 0 1 0 -4 0M15.5 18a2 2 0 1 0 4 0 2 2 0 1 0 -4 0';
export const iconPoint: IconPath =
  'M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0 -17 0M7.5 12a4.5 4.5 0 1 0 9 0 4.5 4.5 0 1 0 -9 0M11 12a1 1 0 1 0 2 0 1 1 0 1 0 -2 0';
export const iconCoin: IconPath = 'M3 14a6 6 0 1 0 12 0 6 6 0 1 0 -12 0M11.5 5.2a6 6 0 1 1 7.3 7.3';
export const iconRepeat: IconPath = 'M4 11a7 7 0 0 1 12-4l3 3M19 5v5h-5M20 13a7 7 0 0 1-12 4l-3-3M5 19v-5h5';
export const iconShield: IconPath =
  'M12 3.5 4.5 6v6c0 4.5 3.5 7.3 7.5 8.5 4-1.2 7.5-4 7.5-8.5V6L12 3.5ZM8.5 12l2.5 2.5 4.5-5';
export const iconTrash: IconPath = 'M4.5 6.5h15M9 6.5v-3h6v3M6.5 6.5l1 14h9l1-14M10 10.5v6M14 10.5v6';
export const iconPhone: IconPath =
  'M6 3.5h3.5l1.5 5-2.5 1.5c1 2.5 3 4.5 5.5 5.5l1.5-2.5 5 1.5V18a2.5 2.5 0 0 1-2.8 2.5C10 19.7 4.3 14 3.5 6.3A2.5 2.5 0 0 1 6 3.5Z';
export const iconMail: IconPath = 'M3.5 5.5h17v13h-17zM4 6.5l8 6.5 8-6.5';
export const iconClip: IconPath =
  'M19.5 11.5l-7.5 7.5a4.5 4.5 0 0 1-6.5-6.5l8-8a3 3 0 0 1 4.3 4.3l-7.8 7.7a1.5 1.5 0 0 1-2.2-2.2l7-6.8';
export const iconDownload: IconPath = 'M12 4v11M7 10.5l5 5 5-5M4.5 20h15';
export const iconCopy: IconPath = 'M8.5 8.5h12v12h-12zM15.5 8.5v-5h-12v12h5';
export const iconSearch: IconPath = 'M4 10.5a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0 -13 0M15.5 15.5l5 5';
export const iconLocate: IconPath =
  'M5.5 12a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0 -13 0M10.5 12a1.5 1.5 0 1 0 3 0 1.5 1.5 0 1 0 -3 0M12 2.5v3M12 18.5v3M2.5 12h3M18.5 12h3';
export const iconWhole: IconPath = 'M4 9V4h5M15 4h5v5M20 15v5h-5M9 20H4v-5';
