import type { OfficeRequest } from '../../route';
import { noSuchRecord } from '../records/missing';

export const BACK = { href: '/gifts', label: 'Gifts' };

export const noSuchGift = (request: OfficeRequest): Response => noSuchRecord(request, 'gift', BACK);
