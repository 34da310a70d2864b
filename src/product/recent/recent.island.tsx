import { island } from '../../ui/islands/island.ts';
import { Recent } from './Recent.tsx';

export default island('product/recent/recent', Recent);
