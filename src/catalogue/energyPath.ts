import type { EnergyLabel } from './model.ts';

/** Address of the arrow of a class in its range (`energyPicture.server.ts` draws it). */
export const energyPath = ({ class: name, best, worst }: EnergyLabel): string =>
  `/energia/${name}-${best}-${worst}.svg`;
