import { useCallback } from 'react';
import { useFocusAfterwards } from '#ui/focus-page.ts';

/**
 * Once a press in a simulator has turned it into the reason why it doesn't apply, or the other way round, the heading of
 * what has come has the focus that would be lost.
 *
 * @param id of both headings
 */
export const useFocusOnTurn = (id: string): void =>
  useFocusAfterwards(useCallback(() => document.getElementById(id)?.focus(), [id]));
