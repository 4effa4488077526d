import { helpMessages } from '@lineup/domain';
import type { HelpPlace } from '../../app/help/late-help.tsx';
import { Dialog } from '../../design/controls/dialog.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../design/controls/tabs.tsx';
import { Guide } from './guide/guide.tsx';
import classes from './help.module.css';
import { ShortcutList } from './shortcuts/shortcut-list.tsx';

interface HelpProps {
  readonly opened: boolean;
  readonly place: HelpPlace;
  readonly onPlace: (place: HelpPlace) => void;
  readonly onClose: () => void;
}

/** The keys of the current page, and the guide. */
export function Help({ opened, place, onPlace, onClose }: HelpProps) {
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={helpMessages.title}
      size="xl"
      classNames={{ dialog: classes['dialog'], content: classes['content'] }}
    >
      <Tabs value={place.tab} onChange={(tab) => onPlace({ tab: tab === 'guide' ? 'guide' : 'keys' })}>
        <TabList aria-label={helpMessages.sections}>
          <Tab value="keys">{helpMessages.keysShort}</Tab>
          <Tab value="guide">{helpMessages.guide}</Tab>
        </TabList>
        <TabPanel value="keys" className={classes['panel']}>
          <ShortcutList />
        </TabPanel>
        <TabPanel value="guide" className={classes['panel']}>
          <Guide topic={place.topic} />
        </TabPanel>
      </Tabs>
    </Dialog>
  );
}
