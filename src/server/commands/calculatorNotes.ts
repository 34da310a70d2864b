interface Lending {
  file: { instalments: readonly { link?: string | undefined }[] };
}

/** Links to a lender's calculator that open with another amount than the one decided about, on one of their two pages. */
export const calculatorNotes = ({ file: { instalments } }: Lending): string[] =>
  instalments.flatMap(({ link = '' }, place) => {
    const why = wrongAmount(link);
    return why === undefined
      ? []
      : [`note: shop.yaml instalments.${place}.link: ${why}. {amount} is what is bought, on both pages`];
  });

function wrongAmount(link: string): string | undefined {
  if (link.includes('{amount}')) return undefined;
  const basket = /\{basketCost(?:Net)?\}/.exec(link)?.[0];
  const price = /\{price(?:Net)?\}/.exec(link)?.[0];
  if (basket !== undefined && price === undefined) return `${basket} leaves out the product on its own page`;
  if (price !== undefined && basket === undefined) return `${price} is 0.00 in the basket`;
  return undefined;
}
