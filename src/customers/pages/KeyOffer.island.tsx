import { island } from '../../ui/islands/island.ts';
import { KeyOffer } from './KeyOffer.tsx';

export default island('customers/pages/KeyOffer', KeyOffer);
