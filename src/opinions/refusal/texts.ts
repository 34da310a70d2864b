import { defineTexts } from '../../ui/text.ts';

export const opinionRefusalTexts = defineTexts('opinionRefusal', {
  subject: 'Dlaczego nie pokazujemy Twojej opinii: {shop}',
  text: 'Twojej opinii o produkcie {name} z {date} nie pokazujemy w sklepie: nikomu, w żadnym kraju i bez terminu.',
  yours: 'Twoja opinia',
  reason: 'Powód',
  ground:
    'Zasady opinii stoją przy formularzu: odrzucamy obraźliwe, reklamy i teksty nie na temat. Za to, że opinia jest zła, nie odrzucamy żadnej.',
  person: 'Zdecydował o tym człowiek, który ją przeczytał. Żaden automat w tym nie pomagał.',
  disagree: 'Nie zgadzasz się?',
  again: 'Napisz na {email}, a przeczytamy ją jeszcze raz i odpowiemy. Możesz też pójść z tym do sądu.',
  rules: 'Zasady opinii',
  why: 'Piszemy, bo adres jest na Twoim koncie albo w zamówieniu, a decyzję o opinii trzeba uzasadnić (art. 17 aktu o usługach cyfrowych).',
});
