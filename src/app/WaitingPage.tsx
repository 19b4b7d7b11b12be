import Box from '@mui/material/Box';
import { accessOf } from '#contract/route-words.ts';
import { useValue } from '#state/kernel/atoms.ts';
import { placeAtom } from '#state/kernel/place.ts';
import { LoadingLine } from '#ui/LoadingLine.tsx';

/** The first frame's greeting; taken before the portal replaces that frame. */
const greeting = globalThis.document?.querySelector('.ff-band') ?? null;

/**
 * Shown while the provider takes long to say who is logged in or which fund this is. On the dashboard the greeting of the
 * first frame stays.
 */
export const WaitingPage = () => {
  const { key } = useValue(placeAtom);
  if (accessOf(key) !== 'session') return <LoadingLine variant="lead" />;
  return (
    <>
      {key === 'dashboard' && greeting !== null ? <div ref={(place) => place?.append(greeting)} /> : null}
      <Box
        sx={({ tokens }) => ({
          boxSizing: 'border-box',
          maxInlineSize: 'var(--pl-content-width)',
          marginInline: 'auto',
          padding: `24px ${tokens.space.page}`,
        })}
      >
        <LoadingLine variant="lead" />
      </Box>
    </>
  );
};
