import Container from '@mui/material/Container';
import { useCallback } from 'react';
import { accessOf } from '#contract/route-words.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { placeAtom } from '#state/kernel/place.ts';
import { LoadingLine } from '#ui/LoadingLine.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';
import { drawnPageAtom } from './drawn-page.ts';

/**
 * Shown while the provider takes long to say who is logged in or which fund this is. A page behind the login stays as the
 * first frame has drawn it.
 */
export const WaitingPage = () => {
  const { key, locale } = useValue(placeAtom);
  const drawn = useValue(drawnPageAtom);
  // A new function with each render would take the element out and put it in again.
  const put = useCallback(
    (place: HTMLDivElement | null) => {
      if (drawn !== null) place?.append(drawn.element);
    },
    [drawn],
  );
  if (accessOf(key) !== 'session') return <LoadingLine variant="lead" />;
  if (drawn !== null && key === drawn.key && locale === drawn.locale) {
    return (
      <>
        <VisuallyHidden>
          <LoadingLine />
        </VisuallyHidden>
        <div ref={put} />
      </>
    );
  }
  return (
    <Container sx={{ paddingBlock: 3 }}>
      <LoadingLine variant="lead" />
    </Container>
  );
};
