import type { FestivalPlan } from './programme/plan.ts';

/** A sample festival before it has dates. */
export interface DemoPlan extends FestivalPlan {
  readonly name: string;
  readonly location: string;
  readonly timezone: string;
  readonly dayStartsAt: string;
  /** When its first day is, counted from today in its zone; negative in the past. */
  readonly startsInDays: number;
  readonly motif: 'lighthouse' | 'mountains' | 'bay';
}

const past: DemoPlan = {
  seed: 'Lume & Maré',
  name: 'Lume & Maré',
  location: 'Vila Serena, Portugal',
  timezone: 'Europe/Lisbon',
  dayStartsAt: '00:00',
  startsInDays: -73,
  days: 3,
  motif: 'lighthouse',
  stages: [
    { name: 'Palco do Farol', kind: 'main' },
    { name: 'Eira', kind: 'tent' },
    { name: 'Sob as Figueiras', kind: 'tent' },
    { name: 'Azulejo', kind: 'quick' },
    { name: 'Mercado Velho', kind: 'quick', days: [1, 2] },
    { name: 'Sala Sardinha', kind: 'club' },
    { name: 'O Barco (21h–5h)', kind: 'night' },
    { name: 'Noite Branca', kind: 'night' },
    { name: 'RÁDIO MARÉ', kind: 'club' },
    { name: 'Cinema ao Luar', kind: 'talk' },
    { name: 'Quintal das Conversas', kind: 'talk', days: [0, 2] },
    { name: 'Praia Pequena', kind: 'workshop' },
  ],
};

const active: DemoPlan = {
  seed: 'Copperline',
  name: 'Copperline',
  location: 'Alder Fork, Colorado',
  timezone: 'America/Denver',
  dayStartsAt: '06:00',
  startsInDays: -1,
  days: 4,
  motif: 'mountains',
  stages: [
    { name: 'Copperline', kind: 'main' },
    { name: 'Foundry', kind: 'main', days: [1, 2, 3] },
    { name: 'Whistle Stop', kind: 'quick' },
    { name: 'Magpie Tent', kind: 'tent' },
    { name: 'Aspen Room', kind: 'tent', days: [0, 1, 2] },
    { name: 'The Assay Office', kind: 'club' },
    { name: 'Switchback (21+)', kind: 'club', days: [1, 2, 3] },
    { name: 'Tailings', kind: 'night' },
    { name: 'Lantern Hollow', kind: 'night' },
    { name: 'Mule Barn', kind: 'night', days: [1, 2] },
    { name: 'Prospector’s Porch', kind: 'talk' },
    { name: 'Stargazers’ Field', kind: 'talk', days: [1, 3] },
    { name: 'Sunrise Deck', kind: 'workshop' },
    { name: 'Makers’ Meadow', kind: 'workshop' },
  ],
};

const upcoming: DemoPlan = {
  seed: 'Tussock & Tide',
  name: 'Tussock & Tide',
  location: 'Harrow Bay, New Zealand',
  timezone: 'Pacific/Auckland',
  dayStartsAt: '06:00',
  startsInDays: 47,
  days: 4,
  motif: 'bay',
  stages: [
    { name: 'Tussock', kind: 'main' },
    { name: 'Tide', kind: 'tent' },
    { name: 'Woolshed', kind: 'quick' },
    { name: 'Wharf No. 3', kind: 'club' },
    { name: 'The Ferry Shelter', kind: 'quick', days: [1, 2] },
    { name: 'Undertow', kind: 'night' },
    { name: 'Signal Hut', kind: 'night', days: [1, 2, 3] },
    { name: 'Lower Paddock', kind: 'tent', days: [1, 2, 3] },
    { name: 'Dr Fern’s Parlour', kind: 'talk' },
    { name: 'Salt Pans', kind: 'workshop' },
  ],
};

/** One festival that is over, one that is on, one to come. */
export const demoPlans: readonly DemoPlan[] = [past, active, upcoming];
