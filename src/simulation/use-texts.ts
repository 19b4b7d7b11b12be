import type { ParseKeys, TFunction } from 'i18next';
import { useMemo } from 'react';
import { kept } from '#kernel/kept.ts';

/** Texts without values, each looked up once: what is around a slider is rendered with every move. */
export const useTexts = (t: TFunction<'simulation'>): ((key: ParseKeys<'simulation'>) => string) =>
  useMemo(() => kept((key) => t(key)), [t]);
