/**
 * The one shop where tests order, register and write letters: its limits are off, payments are decided after 50 ms, and
 * what they order of it lies on its shelf a hundred times. No test here may hold what all have done together, such as how many orders or mails there are.
 */
export const desk = { url: process.env.E2E_DESK_URL ?? '', dataDir: process.env.E2E_DESK_DATA ?? '' } as const;
