/** Colours of `ui/styles/tokens.css`, light and dark, which an e-mail has to carry itself. */
const LIGHT = {
  paper: '#f6f3ee',
  ink: '#1a1d2b',
  quiet: '#54545f',
  line: '#d9d2c7',
  accent: '#22398f',
  onAccent: '#ffffff',
} as const;

const DARK: Readonly<Record<keyof typeof LIGHT, string>> = {
  paper: '#16171c',
  ink: '#f1ede5',
  quiet: '#b9b5ad',
  line: '#353740',
  accent: '#b1c1ff',
  onAccent: '#10173b',
};

/** Colours for style attributes: what programs without dark schemes, or without style sheets, show. */
export const colours = LIGHT;

// Mail programs have none of the shop's fonts; these are the system's own of the same kinds.
const SANS = "system-ui,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
export const SERIF = 'Georgia,serif';

/** `!important`, for it stands against style attributes. */
const dark: readonly [string, string][] = [
  ['paper', `background:${DARK.paper}!important;color:${DARK.ink}!important`],
  ['ink', `color:${DARK.ink}!important`],
  ['quiet', `color:${DARK.quiet}!important`],
  ['line', `border-color:${DARK.line}!important`],
  ['total', `border-color:${DARK.ink}!important`],
  ['link', `color:${DARK.accent}!important`],
  ['button', `background:${DARK.accent}!important;color:${DARK.onAccent}!important`],
];

const rules = (before: string): string => dark.map(([name, style]) => `${before}.${name}{${style}}`).join('');

/** Style attribute of the whole e-mail, and the sheet for the dark: of who asks for it, and of Outlook's web, which marks it. */
export const FRAME_STYLES = {
  page: `background:${LIGHT.paper};color:${LIGHT.ink};font:17px/1.55 ${SANS};overflow-wrap:break-word`,
  sheet: `:root{color-scheme:light dark}@media (prefers-color-scheme:dark){${rules('')}}${rules('[data-ogsc] ')}`,
} as const;
