/** Where an order is placed; orders stand under it. */
export const ORDER_PATH = '/zamowienie';

/** Is an order placed or paid for here; then nothing stands around it that leads away. */
export const isPlacing = (path: string): boolean => /^\/zamowienie(?:\/[^/]+\/platnosc)?\/?$/.test(path);
