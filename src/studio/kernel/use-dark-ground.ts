import { useMemo } from 'react';
import type { Hex } from '#kernel/colour.ts';
import { brandTokens } from '#theme/tokens.ts';
import { draftBrand } from './draft-brand.ts';
import { useFundCode } from './use-draft.ts';

/** What a fund's logo for dark surfaces stands on: the paper of its own dark mode. */
export const useDarkGround = (settings: unknown): Hex => {
  const code = useFundCode();
  return useMemo(() => brandTokens(draftBrand(code, settings), 'dark').colour.surface.paper, [code, settings]);
};
