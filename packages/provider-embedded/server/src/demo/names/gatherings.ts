/** What happens beside the concerts: workshops and talks. */
export const workshops: readonly string[] = [
  'Morning Stretch with Odalys',
  'Build Your Own Kalimba',
  'Lino Printing for Impatient People',
  'Choir in an Hour',
  'Breathe, Then Breathe Again',
  'Knots, Hitches & Hammocks',
  'Salsa for Two Left Feet',
  'Mending Circle',
  'Field Recording Walk',
  'Sourdough & Sub-bass',
  'Lantern Making (all ages)',
  'Clown School, Lesson One',
  'Natural Dyes: Onion, Beetroot, Rust',
  'Beginners’ Theremin',
  'Letters to Strangers',
  'Acro Basics',
  'How to Listen to a Forest',
  'Drum Circle – bring anything that rattles',
  'Herbal Tea Ceremony',
  'Juggling (no experience, no dignity needed)',
  'Poetry Repair Shop',
  'Silent Disco Yoga',
  'Kite Clinic',
  'Consent & Care on the Dance Floor',
];

/** Conversations and films. */
export const talks: readonly string[] = [
  'In Conversation: The People Who Build the Stages',
  'Panel: Who Owns the Night?',
  'Short Films from the Edge of Town',
  'The Slow Radio Hour',
  'Live Podcast: Encore, Encore',
  'Film: The Last Accordion Factory',
  'Reading: Notes from a Tour Bus',
  'Quiz with Uncertain Answers',
  'Open Microphone',
  'Documentary: 41 Summers of Mud',
  'Letters Read Aloud',
  'Panel: After the Last Train',
];

/** What comes back day after day under the same name. */
export const regulars: readonly string[] = [
  'House Band',
  'New Names Contest',
  'Karaoke with a Real Orchestra',
  'Brass Parade',
  'Secret Guest',
  'Sunrise Set (tba)',
  'Open Decks',
];
