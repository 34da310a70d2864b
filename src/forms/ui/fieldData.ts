/** Kind of data that the server checks, and the fields beside it: docs/forms.md. */
export interface FieldData {
  graphql?: string | undefined;
  region?: string | undefined;
  concatFrom?: string | undefined;
  concatTo?: string | undefined;
}

export const fieldData = ({ graphql, region, concatFrom, concatTo }: FieldData = {}) => ({
  'data-graphql': graphql,
  'data-region': region,
  'data-concat-from': concatFrom,
  'data-concat-to': concatTo,
});
