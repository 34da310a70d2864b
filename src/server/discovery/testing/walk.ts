import sax from 'sax';

/** An element as a test reads it. */
export interface Element {
  name: string;
  text: string;
  children: Element[];
}

/** Reads XML strictly; throws where it is not well formed. */
export function parseXml(xml: string): Element {
  const parser = sax.parser(true);
  const open: Element[] = [{ name: '', text: '', children: [] }];
  parser.onerror = (error) => {
    throw error;
  };
  parser.onopentag = ({ name }) => {
    const element: Element = { name, text: '', children: [] };
    open.at(-1)?.children.push(element);
    open.push(element);
  };
  parser.ontext = (text) => {
    const element = open.at(-1);
    if (element) element.text += text;
  };
  parser.onclosetag = () => {
    open.pop();
  };
  parser.write(xml).close();
  const [root] = open[0]?.children ?? [];
  if (!root) throw new Error('The XML is empty');
  return root;
}

export async function joined(parts: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const part of parts) text += part;
  return text;
}
