import { useSyncExternalStore } from 'react';
import { type ColourScheme, onScheme, shownScheme } from './colourScheme.ts';

const onServer = (): ColourScheme => 'system';

/** The scheme the page is shown in, wherever it was chosen. */
export const useColourScheme = (): ColourScheme => useSyncExternalStore(onScheme, shownScheme, onServer);
