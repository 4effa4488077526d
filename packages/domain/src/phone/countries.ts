/** An entry in the list of dial codes. */
export interface DialCountry {
  /** The dial code with its plus sign, '+1'. */
  readonly code: string;
  /** ISO 3166 code, 'US'. */
  readonly country: string;
  readonly name: string;
  /** The flag as an emoji. */
  readonly flag: string;
}

/** The default entry. */
export const defaultDialCountry: DialCountry = toCountry(['+1', 'US', 'United States']);

const otherCountries: readonly (readonly [code: string, country: string, name: string])[] = [
  ['+1', 'CA', 'Canada'],
  ['+44', 'GB', 'United Kingdom'],
  ['+33', 'FR', 'France'],
  ['+49', 'DE', 'Germany'],
  ['+39', 'IT', 'Italy'],
  ['+34', 'ES', 'Spain'],
  ['+31', 'NL', 'Netherlands'],
  ['+32', 'BE', 'Belgium'],
  ['+41', 'CH', 'Switzerland'],
  ['+43', 'AT', 'Austria'],
  ['+45', 'DK', 'Denmark'],
  ['+46', 'SE', 'Sweden'],
  ['+47', 'NO', 'Norway'],
  ['+358', 'FI', 'Finland'],
  ['+48', 'PL', 'Poland'],
  ['+7', 'RU', 'Russia'],
  ['+81', 'JP', 'Japan'],
  ['+82', 'KR', 'South Korea'],
  ['+86', 'CN', 'China'],
  ['+91', 'IN', 'India'],
  ['+61', 'AU', 'Australia'],
  ['+64', 'NZ', 'New Zealand'],
  ['+55', 'BR', 'Brazil'],
  ['+52', 'MX', 'Mexico'],
  ['+54', 'AR', 'Argentina'],
  ['+56', 'CL', 'Chile'],
  ['+57', 'CO', 'Colombia'],
  ['+27', 'ZA', 'South Africa'],
  ['+234', 'NG', 'Nigeria'],
  ['+20', 'EG', 'Egypt'],
  ['+966', 'SA', 'Saudi Arabia'],
  ['+971', 'AE', 'United Arab Emirates'],
  ['+90', 'TR', 'Turkey'],
  ['+972', 'IL', 'Israel'],
  ['+65', 'SG', 'Singapore'],
  ['+60', 'MY', 'Malaysia'],
  ['+66', 'TH', 'Thailand'],
  ['+84', 'VN', 'Vietnam'],
  ['+63', 'PH', 'Philippines'],
  ['+62', 'ID', 'Indonesia'],
];

/** The list of dial codes in the specification's order, the United States first. */
export const dialCountries: readonly DialCountry[] = [defaultDialCountry, ...otherCountries.map(toCountry)];

function toCountry([code, country, name]: readonly [string, string, string]): DialCountry {
  return { code, country, name, flag: flagOf(country) };
}

/** A flag emoji is the country's two letters, written as regional indicators. */
function flagOf(country: string): string {
  return String.fromCodePoint(...Array.from(country, (letter) => letter.charCodeAt(0) + 0x1f1a5));
}
