/** Kind of data that the server checks, and the fields beside it: docs/forms.md. */
export interface FieldData {
  graphql?: string | undefined;
  region?: string | undefined;
  concatFrom?: string | undefined;
  concatTo?: string | undefined;
  /** Names of fields that a password may not equal, with spaces between. */
  concatLogin?: string | undefined;
  /** Name of the field that this one repeats. */
  sameAs?: string | undefined;
}

export const fieldData = ({ graphql, region, concatFrom, concatTo, concatLogin, sameAs }: FieldData = {}) => ({
  'data-graphql': graphql,
  'data-region': region,
  'data-concat-from': concatFrom,
  'data-concat-to': concatTo,
  'data-concat-login': concatLogin,
  'data-same-as': sameAs,
});
