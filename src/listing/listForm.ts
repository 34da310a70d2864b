import type { ListPlace } from './address/href.ts';
import { writeAddress } from './address/write.ts';
import type { ListDefaults } from './address.ts';

/** Data for `liveFilters.ts` to write the list's address: defaults, and the present address. */
export interface ListForm {
  defaults: ListDefaults;
  /** Query of the list as it is shown, from its first page. */
  search: string;
}

/** Attributes of a form that chooses among the products of a list. */
export const listFormProps = ({ address, defaults }: ListPlace) => ({
  'data-list': JSON.stringify({
    defaults,
    search: writeAddress({ ...address, counter: 0 }, defaults),
  } satisfies ListForm),
});

export const readListForm = ({ dataset }: HTMLFormElement): ListForm | undefined =>
  dataset.list === undefined ? undefined : (JSON.parse(dataset.list) as ListForm);
