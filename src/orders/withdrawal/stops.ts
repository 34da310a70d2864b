import type { WithdrawStop } from './model.ts';

/** `changed`: some of these pieces were withdrawn from meanwhile, or cannot be. */
export type WithdrawError = WithdrawStop | 'attempt' | 'changed';
