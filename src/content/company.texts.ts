import { defineTexts } from '../ui/text.ts';

export const companyTexts = defineTexts('content', { nip: 'NIP {number}', krs: 'KRS {number}' });
