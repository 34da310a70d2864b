/**
 * A panel slides in: `Drawer` or `Sheet`, opened by the `PanelLink` of the same id. Without script the link leads to the
 * panel's own fragment (`#menu`) and `:target` shows it; its close control leads back to the link. With script the same
 * link opens the same element as a window (`kernel/panels.ts`), and `:target` no longer counts.
 */

/** The id of the link that opens a panel: where the panel's own close control leads without script. */
export const panelLinkId = (panel: string): string => `${panel}-open`;

export const panelTitleId = (panel: string): string => `${panel}-title`;
