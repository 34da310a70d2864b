import { KeyAdd } from '../../passkeys/KeyAdd.tsx';
import type { Service } from '../../passkeys/model.ts';
import { island } from '../../ui/islands/island.ts';
import { KEY_RIGHT_PATH } from '../paths.ts';

/** Adds a key beside the list of them, which then shows it. */
const AddKey = ({ service, login }: { service: Service; login: string }) => (
  <KeyAdd service={service} userLogin={login} tokenHref={KEY_RIGHT_PATH} onDone={() => window.location.reload()} />
);

export default island('customers/pages/AddKey', AddKey);
