import IconButton from '@mui/material/IconButton';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '#ui/Icon.tsx';
import { Group } from '#ui/Group.tsx';
import { useEditingPart } from '../kernel/use-draft.ts';
import { useStudio } from '../kernel/services.ts';

/** Fields in which a browser takes back what was typed by itself. */
const writtenIn = 'textarea, input:not([type=checkbox], [type=radio], [type=range], [type=color], [type=file])';

/**
 * Whether a key has nothing to do with the draft: in a dialog, or in a text that is no field of the draft, such as a
 * comment.
 */
const isElsewhere = ({ target }: KeyboardEvent): boolean =>
  target instanceof Element &&
  (target.closest('[role=dialog], [role=alertdialog]') !== null ||
    (target.matches(writtenIn) && target.closest('[data-path]') === null));

/**
 * Takes steps back and forth; also by Ctrl or Cmd with Z and Y, but not in a dialog, nor in a text that is no field of the
 * draft, which the browser takes back by itself.
 */
export const UndoRedo = () => {
  const { t } = useTranslation('studio');
  const { draft } = useStudio();
  const canUndo = useEditingPart(({ steps }) => steps.past.length > 0);
  const canRedo = useEditingPart(({ steps }) => steps.future.length > 0);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey || event.defaultPrevented) return;
      const key = event.key.toLowerCase();
      if ((key !== 'z' && key !== 'y') || isElsewhere(event)) return;
      event.preventDefault();
      if (key === 'y' || event.shiftKey) draft.redo();
      else draft.undo();
    };
    window.addEventListener('keydown', press);
    return () => {
      window.removeEventListener('keydown', press);
    };
  }, [draft]);
  const [undo, redo] = [useRef<HTMLButtonElement>(null), useRef<HTMLButtonElement>(null)];
  // Whoever has taken the last step one way can take it the other way; what is disabled would lose the focus.
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (!canUndo && focused === undo.current) redo.current?.focus();
    else if (!canRedo && focused === redo.current) undo.current?.focus();
  }, [canUndo, canRedo, undo, redo]);
  return (
    <Group label={t('frame.steps')} sx={{ display: 'flex' }}>
      <IconButton
        ref={undo}
        aria-label={t('frame.undo')}
        title={t('frame.undoKeys')}
        disabled={!canUndo}
        onClick={draft.undo}
      >
        <Icon name="undo" />
      </IconButton>
      <IconButton
        ref={redo}
        aria-label={t('frame.redo')}
        title={t('frame.redoKeys')}
        disabled={!canRedo}
        onClick={draft.redo}
        sx={{ '& svg': { transform: 'scaleX(-1)' } }}
      >
        <Icon name="undo" />
      </IconButton>
    </Group>
  );
};
