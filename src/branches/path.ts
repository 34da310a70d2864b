/** Address of the page of stores. */
export const BRANCHES_PATH = '/sklepy';
