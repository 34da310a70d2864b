import { island } from '../../ui/islands/island.ts';
import { Gallery } from './Gallery.tsx';

export default island('product/gallery/gallery', Gallery);
