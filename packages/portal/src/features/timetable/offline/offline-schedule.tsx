import {
  ConflictIndex,
  conflictRulesOf,
  conflictSetOf,
  festivalDayOf,
  formatDay,
  formatTime,
  phoneMessages,
} from '@lineup/domain';
import { useNavigate, useSearch } from '@tanstack/react-router';
import { useMemo, useState } from 'react';
import type { Reading } from '../../../app/offline/reading.ts';
import { useNow } from '../../../app/time/use-now.ts';
import { Button } from '../../../design/controls/button.tsx';
import { TabPanel, Tabs } from '../../../design/controls/tabs.tsx';
import visuallyHidden from '../../../design/controls/visually-hidden.module.css';
import { Banner } from '../../../design/notices/banner.tsx';
import { PageTitle } from '../../../design/page/page-title.tsx';
import { EventDialogContext } from '../event/dialog/event-dialog-context.ts';
import { useEventAddress } from '../event/dialog/use-event-address.ts';
import { chosenDay } from '../days/chosen-day.ts';
import { dayKey, DayTabList } from '../days/day-tabs.tsx';
import { groupSchedule, scheduleHours } from '../grid/group-schedule.ts';
import { useMoment } from '../on-at/use-moment.ts';
import { PhoneDay } from '../phone/phone-day.tsx';
import { PhoneFilters } from '../phone/phone-filters.tsx';
import { parseScheduleSearch } from '../schedule-search.ts';
import { LastPosition } from '../view/last-position.ts';
import { usePendingSelection } from '../pending-selection.ts';
import { ReadSheet } from './read-sheet.tsx';
import classes from './offline-schedule.module.css';

interface OfflineScheduleProps {
  readonly reading: Reading;
  readonly onRetry: () => void;
}

const noStages: readonly string[] = [];

/** The festival as it was loaded last, read-only. */
export function OfflineSchedule({ reading, onRetry }: OfflineScheduleProps) {
  const { festival, events } = reading;
  const { conflicts, days, hours } = useMemo(() => scheduleOf(reading), [reading]);
  const search = parseScheduleSearch(useSearch({ strict: false }));
  const order = search.sort ?? 'earliest';
  const navigate = useNavigate();
  const now = useNow();
  const chosen = chosenDay(days, search, festival, now);
  const moment = useMoment({ search, chosen, hours, festival, now });
  const pending = usePendingSelection(search);
  const [place] = useState(() => new LastPosition());
  const [opened, setOpened] = useState<string | null>(null);
  const dialogs = useMemo(
    () => ({ edit: setOpened, create: () => undefined, leave: () => Promise.resolve(true) }),
    [],
  );
  useEventAddress({
    openId: opened,
    isReady: true,
    onOpen: setOpened,
    onClose: () => setOpened(null),
  });
  const asOf = phoneMessages.asOf(
    formatDay(festivalDayOf(reading.at, { ...festival, dayStartsAt: '00:00' })),
    formatTime(reading.at, festival.timezone, festival.hourCycle),
  );
  const choose = (day: string) =>
    void navigate({ to: '.', search: (before) => ({ ...before, day, set: undefined }), replace: true });
  return (
    <EventDialogContext value={dialogs}>
      <main className={classes['page']} id="content" data-fills="true">
        <PageTitle>{festival.name}</PageTitle>
        <h2 className={visuallyHidden['hidden']}>Festival Schedule</h2>
        <Banner tone="amber" title={asOf} flush>
          {phoneMessages.asOfText}{' '}
          <Button variant="default" size="sm" onClick={onRetry}>
            Try Again
          </Button>
        </Banner>
        {chosen !== null && (
          <Tabs value={dayKey(chosen)} onChange={choose}>
            <DayTabList days={days} chosen={chosen} />
            <TabPanel value={dayKey(chosen)} className={classes['day']}>
              <div className={classes['filters']}>
                <PhoneFilters
                  {...{ festival, moment, pending, order }}
                  day={chosen}
                  hidden={noStages}
                  only={search.only}
                  isReadOnly
                />
              </div>
              <PhoneDay
                {...{ festival, days, hours, pending, moment, place, order }}
                day={chosen}
                hidden={noStages}
                only={search.only}
              />
            </TabPanel>
          </Tabs>
        )}
        <ReadSheet
          {...{ festival, conflicts }}
          event={events.find(({ id }) => id === opened) ?? null}
          onClose={() => setOpened(null)}
        />
      </main>
    </EventDialogContext>
  );
}

function scheduleOf({ festival, events }: Reading) {
  const conflicts = new ConflictIndex(events.map(conflictSetOf), conflictRulesOf(festival));
  return {
    conflicts,
    days: groupSchedule(events, festival, conflicts),
    hours: scheduleHours(events, festival),
  };
}
