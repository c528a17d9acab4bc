import { render } from 'svelte/server';
import { describe, expect, it } from 'vitest';
import type { ReminderWishes } from '../generated/wire';
import Wishes from './Wishes.svelte';
import { areHours, firstHours, inShort, topics, withTopic, zoneHere } from './wishes';

const all: ReminderWishes = { unwanted: [], quiet: null };
const night = { from: '23:00', to: '07:30', zone: 'America/Bogota', timeAnyway: false };

function shown(wishes: ReminderWishes): string {
  return render(Wishes, { props: { wishes, changed: () => undefined } }).body;
}

const checks = (body: string): number => body.split(/<input type="checkbox" checked/).length - 1;

describe('what somebody wants to be told', () => {
  it('is everything until they say otherwise, and a topic more or less leaves the others as they were', () => {
    const less = withTopic(withTopic(all, 'end', false), 'time', false);

    expect(less.unwanted).toEqual(['end', 'time']);
    expect(withTopic(less, 'time', false).unwanted).toEqual(['end', 'time']);
    expect(withTopic(less, 'end', true)).toEqual({ unwanted: ['time'], quiet: null });
    expect(all.unwanted).toEqual([]);
  });

  it('is told in a few words', () => {
    expect(inShort(all)).toBe('all of them, at any hour');
    expect(inShort({ unwanted: ['end'], quiet: night })).toBe('4 of 5, except from 23:00 to 07:30');
    expect(inShort({ unwanted: topics, quiet: night })).toBe('none');
  });

  it('is shown with every box that is on checked', () => {
    expect(checks(shown(all))).toBe(5);
    expect(checks(shown({ unwanted: ['turn', 'question'], quiet: null }))).toBe(3);
  });
});

describe('quiet hours', () => {
  it('begin as a night where the browser is', () => {
    expect(firstHours(zoneHere())).toEqual({ from: '22:00', to: '08:00', zone: zoneHere(), timeAnyway: false });
  });

  it('are two different times, and none while one is being typed', () => {
    expect(areHours(night)).toBe(true);
    expect(areHours({ ...night, to: night.from })).toBe(false);
    expect(areHours({ ...night, to: '' })).toBe(false);
  });

  it('are shown with their time zone, and with that of this browser where it is another one', () => {
    expect(shown(all)).not.toContain('type="time"');
    expect(shown({ ...all, quiet: night })).toContain('Time of America/Bogota.');
    expect(shown({ ...all, quiet: night })).toContain(`Use the time of ${zoneHere()}`);
    expect(shown({ ...all, quiet: firstHours(zoneHere()) })).not.toContain('Use the time of');
  });

  it('say what it means not to be told even then that time runs out, and ask nothing where that isn’t told at all', () => {
    expect(shown({ ...all, quiet: night })).toContain('Otherwise a bot may');
    expect(shown({ ...all, quiet: { ...night, timeAnyway: true } })).not.toContain('Otherwise a bot may');
    expect(shown({ unwanted: ['time'], quiet: night })).not.toContain('Tell me even then');
  });
});
