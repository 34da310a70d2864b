/** What has become of edits of the folder; for requests from the machine itself. */
export const EDITS_PATH = '/edits';
