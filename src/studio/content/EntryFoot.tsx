import { useTranslation } from 'react-i18next';
import { Button } from '#ui/Button.tsx';
import { Group } from '#ui/Group.tsx';

/** Three of them have room beside each other in the editor's column. */
const narrow = { paddingInline: 0.75 };

type EntryFootProps = {
  /** The entry's name. */
  name: string;
  /** Says what is taken out. */
  removal: string;
  index: number;
  count: number;
  onMove: (to: number) => void;
  onRemove: () => void;
};

/**
 * Moves an entry with several fields up and down, or takes it out: in words, below the fields, so that nothing looks like the
 * tools of one of them.
 */
export const EntryFoot = ({ name, removal, index, count, onMove, onRemove }: EntryFootProps) => {
  const { t } = useTranslation('studio');
  return (
    <Group
      label={name}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        borderBlockStart: '1px solid',
        borderColor: 'divider',
        paddingBlockStart: 1,
        marginBlockStart: 1,
      }}
    >
      <Button
        variant="text"
        size="small"
        disabled={index === 0}
        sx={{ ...narrow, marginInlineStart: -0.75 }}
        onClick={() => onMove(index - 1)}
      >
        {t('list.moveUp')}
      </Button>
      <Button variant="text" size="small" disabled={index === count - 1} sx={narrow} onClick={() => onMove(index + 1)}>
        {t('list.moveDown')}
      </Button>
      <Button
        variant="text"
        size="small"
        sx={{ ...narrow, marginInlineStart: 'auto', marginInlineEnd: -0.75 }}
        onClick={onRemove}
      >
        {removal}
      </Button>
    </Group>
  );
};
