import Container from '@mui/material/Container';
import { accessOf } from '#contract/route-words.ts';
import { recognisePath } from '#domain/recognise-path.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { placeAtom } from '#state/kernel/place.ts';
import { LoadingLine } from '#ui/LoadingLine.tsx';
import { VisuallyHidden } from '#ui/VisuallyHidden.tsx';

/** What the first frame shows of its page; taken before the portal replaces that frame. */
const drawn = globalThis.document?.querySelector('.ff-wait') ?? null;
const first = recognisePath(globalThis.location?.pathname ?? '/');

/**
 * Shown while the provider takes long to say who is logged in or which fund this is. A page behind the login stays as the
 * first frame has drawn it.
 */
export const WaitingPage = () => {
  const { key, locale } = useValue(placeAtom);
  if (accessOf(key) !== 'session') return <LoadingLine variant="lead" />;
  if (drawn !== null && key === first.key && locale === first.locale) {
    return (
      <>
        <VisuallyHidden>
          <LoadingLine />
        </VisuallyHidden>
        <div ref={(place) => place?.append(drawn)} />
      </>
    );
  }
  return (
    <Container sx={{ paddingBlock: 3 }}>
      <LoadingLine variant="lead" />
    </Container>
  );
};
