import { defineTexts } from '../../ui/text.ts';

export const recentTexts = defineTexts('recent', { title: 'Ostatnio oglądane' });
