/** The password of the demo accounts. */
export const demoPassword = 'a lantern over the water';

/** The administrator of the demo who has a phone. */
export const administrator = { email: 'admin@festival.example', phone: '+12125550100' };
