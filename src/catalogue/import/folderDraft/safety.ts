import { optional } from '../../../kit/optional.ts';
import type { Contact, Safety } from '../../legalInfo.ts';
import type { Producer } from '../../model.ts';
import type { ProductFile } from '../productFile.ts';
import { type FolderContext, known } from './reading.ts';

const producerOf = ({ producers }: FolderContext, slug: string, at: string): Producer =>
  known(producers, slug, at, 'a producer of producers.yaml');

/** Producer of a product; one that names none is of the first. */
export const ownerOf = (context: FolderContext, { producer }: Pick<ProductFile, 'producer'>): Producer =>
  producerOf(context, producer ?? context.producers.keys().next().value ?? '', 'producer');

/** GPSR: the producer answers for what the product does not say. */
export function safetyOf({ safety, producer }: ProductFile, context: FolderContext): Safety {
  const own = ownerOf(context, { producer });
  const maker =
    safety?.manufacturer === undefined ? own : producerOf(context, safety.manufacturer, 'safety.manufacturer');
  return {
    warnings: safety?.warnings ?? [],
    ...optional('identifier', safety?.identifier),
    ...optional('manufacturer', maker.manufacturer),
    ...optional(
      'responsible',
      safety?.responsible === undefined ? own.responsible : responsible(context, safety.responsible),
    ),
  };
}

/** Contact of the named responsible person, also when it is a producer of its own goods. */
function responsible(context: FolderContext, slug: string): Contact | undefined {
  const named = producerOf(context, slug, 'safety.responsible');
  return named.responsible ?? named.manufacturer;
}
