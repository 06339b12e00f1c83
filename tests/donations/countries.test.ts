import { describe, expect, it } from 'vitest';
import { COUNTRY_CODES } from '@/contract';
import { donationFields } from '@/contract/forms/donations';
import { countries, mainCountry } from '@/lib/donations/countries';
import { searchCountries } from '@/lib/donations/search-countries';

const names = (question: string) => searchCountries(question).map(({ name }) => name);

describe('the countries', () => {
  it('are complete, once each, with a name and a code', () => {
    expect(countries.length).toBeGreaterThanOrEqual(240);
    expect(new Set(countries.map(({ iso }) => iso)).size).toBe(countries.length);
    for (const { iso, code, name } of countries) {
      expect(code).toMatch(/^\+[1-9]\d{0,2}$/);
      expect(name).not.toBe(iso);
    }
  });

  it.each(COUNTRY_CODES)('map $code to $country', ({ code, country }) => {
    expect(country).toContain(mainCountry(code)?.name);
  });

  it('have distinct names that the form accepts as Country', () => {
    const { country } = donationFields.shape;
    for (const { placeName } of countries) expect(country.parse(placeName)).toBe(placeName);
    expect(new Set(countries.map(({ placeName }) => placeName)).size).toBe(countries.length);
  });

  it.each([
    ['IN', '+91', 'India'],
    ['CI', '+225', 'Ivory Coast'],
    ['GW', '+245', 'Guinea Bissau'],
    ['TT', '+1', 'Trinidad and Tobago'],
    ['MM', '+95', 'Myanmar'],
    ['VI', '+1', 'United States Virgin Islands'],
    ['ST', '+239', 'São Tomé and Príncipe'],
    ['KZ', '+7', 'Kazakhstan'],
    ['GG', '+44', 'Guernsey'],
  ])('give %s the code %s, and spell it as %s', (iso, code, placeName) => {
    expect(countries.find((one) => one.iso === iso)).toMatchObject({ code, placeName });
  });
});

describe('the search', () => {
  it('lists all by name before anything is typed', () => {
    expect(searchCountries(' ')).toBe(countries);
    expect(countries[0]?.name).toBe('Afghanistan');
  });

  it.each([
    ['india', 'India'],
    ['IN', 'India'],
    ['bharat', 'India'],
    ['uk', 'United Kingdom'],
    ['usa', 'United States'],
    ['turkey', 'Türkiye'],
    ['cote', 'Côte d’Ivoire'],
    ['zealand', 'New Zealand'],
    ['+44', 'United Kingdom'],
    ['44', 'United Kingdom'],
    ['0044', 'United Kingdom'],
    ['1', 'United States'],
    ['+7', 'Russia'],
  ])('finds by %s first %s', (question, name) => {
    expect(names(question)[0]).toBe(name);
  });

  it('finds the start of a code', () => {
    expect(names('+97')).toEqual(expect.arrayContaining(['Nepal', 'United Arab Emirates']));
  });

  it('finds nothing for an unknown country', () => {
    expect(names('qqq')).toEqual([]);
    expect(names('+000')).toEqual([]);
  });
});
