/* Where a stray shot lands: indirect ones, and HE of a gun that misses (TFT-SCAT). */
#include "engine/retained.h"
#include "rulesets/tft_ww2/tft.h"

bool tft_scatter(enum tft_scatter weapon, bool harms, struct dice *dice, struct explanation *why, struct tft_stray *ret)
{
    ret->direction = dice_face(dice, "direction", 6);
    ret->degrees = (ret->direction - 1) * 60;
    if (!FORGET_ALL(dice))
        return false;
    ret->distance = dice_sum(dice, "distance", tft_scatter_rows[weapon].dice, 6);
    explain_number(why, "TFT-SCAT-1", "It goes astray; 1 is straight away, the others follow clockwise",
                   ret->direction);
    explain_number(why, "TFT-SCAT-2", "The template is moved by so many inches", ret->distance);
    if (harms)
        explain(why, "TFT-SCAT-3", "What goes astray does half damage, rounded down");
    return true;
}
