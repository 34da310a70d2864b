/** Page on which the country of delivery is chosen; its form takes the choice from everywhere. */
export const REGION_PATH = '/kraj-dostawy';
