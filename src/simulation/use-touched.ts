import { useState } from 'react';
import type { Changes } from '#contract/simulations.ts';
import { changesAnything } from '#pension/simulation/any-change.ts';

/**
 * Whether a simulator has shown an effect since it was last set back. It stays so when a slider returns to where it was,
 * so that results don't come and go while it moves.
 *
 * @param isChanged whether the fields hold anything
 */
export const useTouched = (isChanged: boolean, changes: Changes): boolean => {
  const [wasTouched, setTouched] = useState(false);
  const isTouched = isChanged && (wasTouched || changesAnything(changes));
  if (isTouched !== wasTouched) setTouched(isTouched);
  return isTouched;
};
