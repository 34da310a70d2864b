import { useContext } from 'react';
import { scriptJson } from '../../kit/scriptJson.ts';
import type { IslandOf } from './island.ts';
import { Islands } from './sink.ts';

interface IslandProps<Props> {
  of: IslandOf<Props>;
  /** Props as plain JSON. */
  props: Props;
  className?: string | undefined;
}

/**
 * Puts an island into a page: drawn by the server like any component, asleep in the browser until somebody comes near.
 * Inside it any React feature works; what surrounds it, contexts included, does not reach it.
 */
export function Island<Props extends object>({ of, props, className }: IslandProps<Props>) {
  const sink = useContext(Islands);
  if (!sink) return <Bare of={of} props={props} className={className} />;
  const { prefix, mark, files } = sink.place(of, props);
  return (
    <>
      <div
        className={className}
        data-island={prefix}
        data-files={files}
        // biome-ignore lint/security/noDangerouslySetInnerHtml: a mark of ours, where React's own HTML comes to stand
        dangerouslySetInnerHTML={{ __html: mark }}
      />
      <script
        type="application/json"
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON with its marks escaped, which no browser runs
        dangerouslySetInnerHTML={{ __html: scriptJson(props) }}
      />
    </>
  );
}

function Bare<Props extends object>({ of, props, className }: IslandProps<Props>) {
  return (
    <div className={className}>
      <of.Component {...props} />
    </div>
  );
}
