import type { Checked } from '../../codes.ts';

/** The value kept, or the code of what is wrong. */
export const told = (checked: Checked) => (checked.ok ? checked.value : checked.error.code);
