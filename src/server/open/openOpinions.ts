import { hasTakenBack } from '../../customers/service/consents.server.ts';
import type { Uploads } from '../../files/service.server.ts';
import { createPhotos, type Photos } from '../../opinions/photos/service.server.ts';
import { createAsking, type OpinionAsking } from '../../opinions/purchaseLinks/service.server.ts';
import { createOpinions, type Opinions } from '../../opinions/service.server.ts';
import type { Orders } from '../../orders/service.server.ts';
import type { ShopBase } from './openBase.ts';

/** Opinions with their photos, and asking buyers for them. */
export function openOpinions(
  { db, clock, file, mailbox, emails }: ShopBase,
  { uploads, orders }: { uploads: Uploads; orders: Pick<Orders, 'order'> },
): { photos: Photos; opinions: Opinions; asking: OpinionAsking } {
  const photos = createPhotos({ db, uploads });
  const opinions = createOpinions(db, clock, file.opinions, photos);
  const asking = createAsking({
    ...{ db, clock, mailbox, emails, opinions },
    orderOf: orders.order,
    saidNo: hasTakenBack,
  });
  return { photos, opinions, asking };
}
